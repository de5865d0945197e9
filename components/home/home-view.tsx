import './home-view.css';
import type { HomePage } from '@/lib/site/types';
import { Main } from '../layout/main';
import { Goals } from './goals';
import { Hero } from './hero';
import { LatestPosts } from './latest-posts';
import { PipelineFigure } from './pipeline-figure';
import { QuickStart } from './quick-start';
import { Readers } from './readers';

/** The home page: what the toolkit is, how it works, who gets what, what it checks, how to start, what is new. */
export const HomeView = ({ page }: { readonly page: HomePage }) => (
  <Main className="home-view">
    <Hero />
    <PipelineFigure />
    <Readers />
    <Goals page={page} />
    <QuickStart />
    {page.latestPosts.length > 0 && <LatestPosts posts={page.latestPosts} />}
  </Main>
);
