import { tsImport } from 'tsx/esm/api';

const { loaderPlugins } = await tsImport('./pipeline.ts', import.meta.url);

export default loaderPlugins.remark;
