import { generatedNote, type Host } from '../host-rules';

/** Its build context is the repository after `npm run build`. */
export const container: Host = ({ baseUrl }) => ({
  'container/Containerfile': `${generatedNote()}
# npm ci && npm run build && podman build --file deploy/container/Containerfile --tag website .
# To pin the base image, give its digest: --build-arg BASE=debian@sha256:…
ARG BASE=debian:bookworm-slim
FROM \${BASE}

RUN apt-get update \\
    && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \\
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled

COPY deploy/container/nginx.conf /etc/nginx/nginx.conf
COPY deploy/nginx/site.conf deploy/nginx/brotli.conf /etc/nginx/site/
COPY out /srv/site${baseUrl}

# www-data, by number, so that a cluster can see that it is not root.
USER 33:33
EXPOSE 8080
STOPSIGNAL SIGQUIT
ENTRYPOINT ["/usr/sbin/nginx", "-e", "stderr", "-g", "daemon off;"]
`,
});
