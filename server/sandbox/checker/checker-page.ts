import { html, sandboxPage } from '../page'

/** The page of the checker; its content comes from its script. */
export function checkerPage(scriptPath: string): string {
  return sandboxPage({
    title: '离线核销',
    body: html`<p>打开一次后，没有网络也能核验门票与券的动态码，并分辨截图。名单只在当天有效。</p>
      <div class="card">
        <label
          >门店
          <select id="shop"></select
        ></label>
        <button type="button" id="take" hidden>下载今日名单</button>
        <p class="quiet" id="held" role="status">正在读取名单</p>
      </div>
      <div id="check" hidden>
        <div class="card" id="answer" role="status" hidden>
          <strong class="big" id="verdict"></strong>
          <div id="what"></div>
          <div class="quiet" id="age"></div>
          <div class="quiet" id="hint"></div>
        </div>
        <form class="card" id="form">
          <label
            >动态码 <input id="code" inputmode="numeric" autocomplete="off" placeholder="32 或 36 位数字"
          /></label>
          <button>核验</button>
          <button type="button" class="second" id="scan" hidden>扫码核验</button>
          <video id="camera" muted playsinline hidden></video>
        </form>
        <div class="card">
          <strong>核销记录</strong>
          <div class="quiet" id="waiting"></div>
          <ol class="log" id="log"></ol>
        </div>
      </div>
      <script src="${scriptPath}" defer></script>`
  })
}
