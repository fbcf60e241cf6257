/* Told to the C compiler before anything else: these are called when something went wrong or an
   object dies. It then lays the code out, and inlines, for the case in which nothing does. */
#ifdef __GNUC__
struct _object;
#define COLD __attribute__((cold))
COLD void PyErr_SetNone(struct _object *);
COLD void PyErr_SetString(struct _object *, const char *);
COLD struct _object *PyErr_Occurred(void);
COLD void CPy_AddTraceback(const char *, const char *, int, struct _object *);
COLD void CPy_AttributeError(const char *, const char *, const char *, const char *, int,
                             struct _object *);
COLD void _Py_Dealloc(struct _object *);
#undef COLD
#endif
