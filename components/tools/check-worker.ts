import type { Ask } from '@/lib/tools/answer';
import { answerHere } from './check-here';

addEventListener('message', ({ data }: MessageEvent<Ask>) => postMessage(answerHere(data)));
