import type { Ask } from '@/lib/tools/answer';
import { answerCheck } from './answer-check';

addEventListener('message', ({ data }: MessageEvent<Ask>) => postMessage(answerCheck(data)));
