/**
 * Mutation testing runs the tests once for every mutant, so it asks for fewer random cases. The
 * cases themselves, and what is asserted of them, stay the same.
 */
export const isQuick = process.env['ZERTZ_QUICK_TESTS'] === '1';

export const runs = (usual: number): number => (isQuick ? Math.ceil(usual / 10) : usual);
