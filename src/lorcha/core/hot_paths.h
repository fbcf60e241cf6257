/* Told to the C compiler where modules are inlined into one another: these are small and called in
   every decision, so they become part of their callers. The names are those that mypyc gives. */
#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Wattributes" /* "might not be inlinable": it is, while linking */
struct _object;
#define HOT __attribute__((always_inline))
HOT char CPyDef_core___moves___Moves___add(struct _object *, __INT64_TYPE__);
HOT char CPyDef_core___agenda___Agenda____put(struct _object *, __INT64_TYPE__, __INT64_TYPE__,
                                              __INT64_TYPE__, __INT64_TYPE__);
HOT char CPyDef_core___agenda___Agenda___pop(struct _object *);
HOT char CPyDef_core___agenda___Agenda___answered(struct _object *, __INT64_TYPE__);
#undef HOT
#endif
