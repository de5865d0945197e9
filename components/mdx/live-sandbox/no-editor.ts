/** Stands in for the packages of react-live's editor, which is not used: they would be a sixth of the sandbox's script. */
export const Highlight = undefined;
export const themes = undefined;
export const useEditable = undefined;
