/** Who imports one thing from the face of a room of src/offline gets the file it stands in, not the whole room. */
export const facesLoadNothing = {
  moduleSideEffects: [{ test: /\/src\/offline\//, sideEffects: false }],
};
