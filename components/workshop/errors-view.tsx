/** The tool that errorss. */
export const ErrorsView = () => <></>;
