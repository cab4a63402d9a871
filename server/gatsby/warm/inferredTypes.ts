import { haveEqualFields, store } from './gatsbyInternals';

type Types = ReturnType<typeof store.getState>['inferenceMetadata']['typeMap'];

/** A copy of what Gatsby has inferred of nodes: it changes its own in place. */
export const inferredTypes = (): Types => structuredClone(store.getState().inferenceMetadata.typeMap);

/** Whether the schema that was made of them still stands. */
export function sameInferredTypes(before: Types): boolean {
  const { typeMap } = store.getState().inferenceMetadata;
  return Object.entries(typeMap).every(([name, type]) => {
    const known = before[name];
    return !type.dirty || (known !== undefined && haveEqualFields(type, known));
  });
}
