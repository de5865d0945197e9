'use client';

export { CrashView as default } from '@/components/feedback/crash-view.client';
