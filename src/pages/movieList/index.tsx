import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { DayStrip } from './sections/day-strip'
import { FilmRow } from './sections/film-row'
import { FilmsSkeleton, MovieSkeleton } from './sections/movie-skeleton'
import { useMovieList } from './use-movie-list'

const PATH = 'pages/movieList/index'

/** 电影: the films in a city on a day; a film links to the partner that sells its tickets. */
function MovieList({ query: requested }: PageProps<typeof PATH>) {
  const { query, strip, today, setDate, chooseCity, buy } = useMovieList(requested)
  return (
    <Page title={titleOf(PATH)}>
      {strip ? <DayStrip {...strip} onCity={chooseCity} onDay={setDate} /> : null}
      <Stateful query={query} skeleton={strip ? <FilmsSkeleton /> : <MovieSkeleton />}>
        {({ films }) =>
          films.length > 0 ? (
            films.map((film) => (
              <FilmRow key={film.filmId} film={film} today={today} onPress={() => buy(film)} />
            ))
          ) : (
            <EmptyState
              illustration={searchIllustration}
              text='当日暂无排片'
              hint='换个日期或城市看看'
              action={{ text: '换个城市', onPress: chooseCity }}
            />
          )
        }
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), MovieList)
