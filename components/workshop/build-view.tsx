/** The tool that builds. */
export const BuildView = () => <></>;
