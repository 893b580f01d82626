// What the build puts in (tools/shelf.ts).
declare module 'virtual:shelf' {
  const shelf: readonly import('./shelf').Shelved[];
  export default shelf;
}
