/** Pages of the sandbox film site: films, the showings of one, its seats. */
import { FILM_PARTNER } from '../../partners/sole'
import { html, type Html } from '../page'
import { sandboxPartnerPath } from './access'
import { filmNamed, filmsOf, HALL, seatName, showingsOf, type Showing } from './films'
import { filmPicture } from '../../lib/shipped-pictures'
import { priceTag, yuan } from './site-page'

const root = sandboxPartnerPath(FILM_PARTNER)

export function filmsPage(cityCode: string, date: string, now: Date): Html {
  return html`${filmsOf(cityCode, date, now).map(
    (film) =>
      html`<a class="card" href="${root}/film?filmId=${film.filmId}&cityCode=${cityCode}&date=${date}">
        <div class="thing">
          <img class="tall" src="${film.poster}" alt="" width="84" height="112" />
          <div>
            <strong>${film.name}</strong>
            <p class="quiet">${film.genres} · ${film.minutes} 分钟</p>
            <p class="quiet">${film.cast}</p>
            <span class="price">${yuan(film.fromFen)}</span>
            <span class="quiet">起 · ${film.showings} 场</span>
          </div>
        </div>
      </a>`
  )}`
}

export function filmPage(
  filmId: string,
  cityCode: string,
  date: string,
  dates: readonly string[],
  clockNow: string
): Html | null {
  const film = filmNamed(filmId)
  if (!film) return null
  const today = dates[0]
  const nextDay = dates[dates.indexOf(date) + 1]
  const showings = showingsOf(filmId, cityCode, date).filter(({ time }) => date !== today || time > clockNow)
  return html`<div class="card thing">
      <img class="tall" src="${filmPicture(filmId)}" alt="" width="84" height="112" />
      <div>
        <h1>${film.name}</h1>
        <p class="quiet">${film.genres} · ${film.minutes} 分钟</p>
        <p class="quiet">${film.story}</p>
      </div>
    </div>
    <nav class="days">
      ${dates.map(
        (day) =>
          html`<a
            href="${root}/film?filmId=${filmId}&cityCode=${cityCode}&date=${day}"
            ${day === date && html`aria-current="date"`}
            >${day === today ? '今天' : day.slice(5)}</a
          >`
      )}
    </nav>
    ${
      showings.length === 0 &&
      html`<div class="card">这一天没有可选的场次了。</div>
        ${
          nextDay !== undefined &&
          html`<a class="button" href="${root}/film?filmId=${filmId}&cityCode=${cityCode}&date=${nextDay}"
            >看下一天的场次</a
          >`
        }`
    }
    ${showings.map(
      (showing) =>
        html`<a class="card" href="${root}/seats?showing=${showing.showingId}">
          <div class="row">
            <div><strong>${showing.time}</strong> <span class="quiet">${showing.cinema}</span></div>
            <div>${priceTag(showing.seatFen, showing.listFen)}</div>
          </div>
        </a>`
    )}`
}

export function seatsPage(showing: Showing, sold: ReadonlySet<string>): Html {
  const seats = Array.from({ length: HALL.rows * HALL.seats }, (_, index) => seatName(index))
  return html`<div class="card">
      <h1>${showing.film.name}</h1>
      <p class="quiet">${showing.date} ${showing.time} · ${showing.cinema}</p>
    </div>
    <form class="card" method="post" action="${root}/order">
      <input type="hidden" name="showing" value="${showing.showingId}" />
      <div class="screen"></div>
      <p class="quiet" style="text-align:center">银幕</p>
      <div class="hall">
        ${seats.map((seat) =>
          sold.has(seat)
            ? html`<label class="sold" title="${seat} 已售"><span>${seat} 已售</span></label>`
            : html`<label title="${seat}"
                ><input type="checkbox" name="seat" value="${seat}" /><span>${seat}</span></label
              >`
        )}
      </div>
      <p class="quiet key">
        <span><i></i>可选</span><span><i class="c"></i>已选</span><span><i class="s"></i>已售</span>
      </p>
      <p class="quiet">每座 ${yuan(showing.seatFen)}，最多选 4 座</p>
      <button>确认选座</button>
    </form>`
}
