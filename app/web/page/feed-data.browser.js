{
  // React Router waits for the page's data at the end of this line.
  const { streamController } = Reflect.get(window, '__reactRouterContext')
  const data = document.getElementById('page-data')?.textContent ?? '""'
  streamController.enqueue(JSON.parse(data))
  streamController.close()
}
