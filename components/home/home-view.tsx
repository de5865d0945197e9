import type { HomePage } from '@/lib/site/types';
import { Main } from '../layout/main';
import { Hero } from './hero';
import styles from './home-view.module.css';
import { Integrations } from './integrations';
import { LatestPosts } from './latest-posts';
import { PipelineFigure } from './pipeline-figure';
import { QuickStart } from './quick-start';
import { Readers } from './readers';

/** The home page: what it is, how it works, who gets what, how to start, what it works with, what is new. */
export function HomeView({ page }: { readonly page: HomePage }) {
  return (
    <Main className={styles.home}>
      <Hero />
      <PipelineFigure />
      <Readers />
      <QuickStart />
      <Integrations integrations={page.integrations} />
      {page.latestPosts.length > 0 && <LatestPosts posts={page.latestPosts} />}
    </Main>
  );
}
