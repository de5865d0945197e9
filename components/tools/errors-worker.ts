import { type ErrorsRequest, findErrors } from '@/lib/tools/find-errors';

addEventListener('message', ({ data }: MessageEvent<ErrorsRequest>) => postMessage(findErrors(data)));
