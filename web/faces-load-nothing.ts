/** An import of one thing from the index.ts of a folder in src/offline loads its own file, not the whole folder. */
export const facesLoadNothing = {
  moduleSideEffects: [{ test: /\/src\/offline\//, sideEffects: false }],
};
