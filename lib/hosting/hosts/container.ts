import { generatedNote, type HostSite } from '../host-site';

/** Where the container keeps the folder that the base URL stands in. */
export const containerRoot = '/srv/site';

/** Address that answers while the server runs; no page can have it. */
export const healthAddress = '/-/healthy';

/** Text of the whole nginx configuration of the container: no root, no writing but to /tmp, logs to the standard outputs. */
export const containerNginx = (): string => `${generatedNote()}
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;
load_module modules/ngx_http_brotli_static_module.so;

events {
    worker_connections 1024;
}

http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=2000 inactive=10m;
    client_max_body_size 1k;
    client_body_temp_path /tmp/body;
    proxy_temp_path /tmp/proxy;
    fastcgi_temp_path /tmp/fastcgi;
    uwsgi_temp_path /tmp/uwsgi;
    scgi_temp_path /tmp/scgi;

    server {
        listen 8080;
        root ${containerRoot};

        location = ${healthAddress} {
            default_type text/plain;
            return 200 "ok";
        }

        include /etc/nginx/site/site.conf;
        include /etc/nginx/site/brotli.conf;
    }
}
`;

/** Text of the container file. Its build context is the repository after \`npm run build\`. */
export const containerFile = ({ baseUrl }: HostSite): string => `${generatedNote()}
# npm ci && npm run build && podman build --file deploy/container/Containerfile --tag website .
# To pin the base image, give its digest: --build-arg BASE=debian@sha256:…
ARG BASE=debian:bookworm-slim
FROM \${BASE}

RUN apt-get update \\
    && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \\
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled

COPY deploy/container/nginx.conf /etc/nginx/nginx.conf
COPY deploy/nginx/site.conf deploy/nginx/brotli.conf /etc/nginx/site/
COPY out ${containerRoot}${baseUrl}

# www-data, by number, so that a cluster can see that it is not root.
USER 33:33
EXPOSE 8080
STOPSIGNAL SIGQUIT
ENTRYPOINT ["/usr/sbin/nginx", "-e", "stderr", "-g", "daemon off;"]
`;

/** Text of the list of files that the build of the container does not get. */
export const containerIgnore = (): string => `${generatedNote()}\n*\n!deploy\n!out\n`;
