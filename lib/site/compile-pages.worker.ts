import { compileToCache, type CompileSettings, type PageJob } from './compile-to-cache';
import { takeShare } from './share-work';

await takeShare<PageJob, CompileSettings, void>(compileToCache);
