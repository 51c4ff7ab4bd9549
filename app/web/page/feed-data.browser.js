{
  // React Router waits for the page's data at the end of this line.
  const { streamController } = Reflect.get(window, '__reactRouterContext')
  streamController.enqueue(document.getElementById('page-data')?.textContent ?? '')
  streamController.close()
}
