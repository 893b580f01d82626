// What the build puts in.
declare const __LOZENGE_VERSION__: string;
