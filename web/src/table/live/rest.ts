/** What a table never shows at once: it comes with the first move, or when it is wanted. */
export { default as EndSheet } from '@/table/end/EndSheet.svelte'
export { default as TableMenu } from '@/table/frame/TableMenu.svelte'
