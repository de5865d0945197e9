import { routes } from './routes';

/** Every word of the home page; apart from `strings`, so that no other page carries them. */
export const homeStrings = {
  hero: {
    title: 'Run security scanners in your Kubernetes cluster and get one kind of finding from all of them',
    text: 'secureCodeBox is an operator with more than twenty scanners around it. You describe a scan as a Kubernetes resource; it runs the scanner, reads the result and hands the findings to the tools you work with. An OWASP project, licensed under Apache-2.0.',
    install: 'Install it',
    scan: 'Run a first scan',
  },
  pipeline: {
    heading: 'How a scan runs',
    title: 'The way of a scan',
    description:
      'A Scan resource triggers a scanner, which looks into the target. A parser turns its raw result into findings of one format. Hooks pass the findings on, or start further scans, which goes back to the second step.',
    cascade: 'cascading scans',
    steps: [
      { name: 'Trigger', text: 'You, a pipeline, a schedule or the auto-discovery creates a Scan resource.' },
      { name: 'Scan', text: 'The operator runs the scanner as a Kubernetes job and stores its raw result.' },
      { name: 'Parse', text: 'A parser made for that scanner turns the raw result into findings.' },
      { name: 'Hooks', text: 'Hooks enrich the findings, pass them on, or start the next scan because of them.' },
      {
        name: 'Findings',
        text: 'Name, category, severity, location and attributes: the same shape from every scanner.',
      },
    ],
  },
  readers: {
    heading: 'Who it is for',
    list: [
      {
        name: 'Developers',
        text: 'Scan what you have just deployed. A scan is one YAML file beside your code, applied by hand or by your pipeline, and its state tells you when the findings are there.',
        link: 'Run your first scans',
        route: `${routes.docs}/getting-started/first-scans`,
      },
      {
        name: 'Security teams',
        text: 'Watch networks, web applications, clusters, images and repositories from one place. Schedules repeat a scan, cascading rules follow up on what it finds.',
        link: 'Choose your scanners',
        route: `${routes.docs}/scanners`,
      },
      {
        name: 'Operators',
        text: 'One operator, one Helm chart for each scanner and hook. Scans are Kubernetes jobs in the namespaces you choose; results lie in S3-compatible storage that you own.',
        link: 'Install and configure it',
        route: `${routes.docs}/getting-started/installation`,
      },
      {
        name: 'Integrators',
        text: 'Read one finding format instead of one for every scanner. Hooks bring the findings to DefectDojo, Elasticsearch, a chat or any webhook.',
        link: 'Read the finding format',
        route: `${routes.docs}/api/finding`,
      },
      {
        name: 'Contributors',
        text: 'A new scanner needs a chart and a parser, a new hook a chart and one function. What the parts are and how they work together is written down.',
        link: 'See how it is built',
        route: `${routes.docs}/architecture`,
      },
    ],
  },
  quickStart: {
    heading: 'Three commands to the first finding',
    needs: 'You need a cluster with Kubernetes 1.26 to 1.29, administrator rights in it, and Helm 3.8 or later.',
    copy: (step: string): string => `Copy command: ${step}`,
    after: 'shows how far the scan is and how many findings it has.',
    watch: 'kubectl get scans --namespace scans',
    install: 'All about the installation',
    scan: 'The same with a target of your own',
    steps: (release: string) => [
      {
        name: 'Install the operator',
        text: 'Once per cluster. It brings its own object storage for results.',
        command: `helm upgrade --install securecodebox-operator \\\n  oci://ghcr.io/securecodebox/helm/operator --version ${release} \\\n  --namespace securecodebox-system --create-namespace \\\n  --set minio.image.repository=bitnamilegacy/minio`,
      },
      {
        name: 'Install a scanner',
        text: 'In the namespace where your scans are to run.',
        command: `helm upgrade --install nmap \\\n  oci://ghcr.io/securecodebox/helm/nmap --version ${release} \\\n  --namespace scans --create-namespace --set scanner.backoffLimit=1`,
      },
      {
        name: 'Start a scan',
        text: 'This one looks for open ports on scanme.nmap.org, a host that the Nmap project keeps for such tests.',
        command: `kubectl apply --namespace scans --filename \\\n  https://raw.githubusercontent.com/secureCodeBox/secureCodeBox/v${release}/scanners/nmap/examples/basic-example/scan.yaml`,
      },
    ],
  },
  goals: {
    heading: 'What do you want to check?',
    text: 'Each scanner and hook is a Helm chart of its own: install the ones you need.',
    compare: { link: 'Compare all scanners', route: `${routes.docs}/scanners` },
    list: {
      network: {
        name: 'Networks',
        text: 'Which hosts answer, which ports are open, which names a domain has.',
        link: 'Scan a network',
        route: `${routes.docs}/how-tos/scanning-networks`,
      },
      web: {
        name: 'Web applications',
        text: 'Vulnerabilities of sites and APIs, hidden files, outdated content management systems.',
        link: 'Scan a web application',
        route: `${routes.docs}/how-tos/scanning-web-applications`,
      },
      images: {
        name: 'Container images',
        text: 'Known vulnerabilities in what your images hold, and a list of it.',
        link: 'Scan each image of a cluster',
        route: `${routes.docs}/how-tos/autodiscovery`,
      },
      clusters: {
        name: 'Clusters',
        text: 'Workloads with too many rights, and weak spots that can be reached.',
        link: 'Audit a whole cluster',
        route: `${routes.docs}/scanners/kubeaudit#cluster`,
      },
      code: {
        name: 'Source code',
        text: 'Insecure patterns and vulnerable dependencies, in all repositories of an organization.',
        link: 'Search all your repositories',
        route: `${routes.blog}/2021/10/27/sast-scanning`,
      },
      secrets: {
        name: 'Secrets',
        text: 'Keys, tokens and passwords that were committed, even if long ago.',
        link: 'Search new commits every week',
        route: `${routes.docs}/scanners/gitleaks#schedule`,
      },
      encryption: {
        name: 'TLS and SSH',
        text: 'Old protocol versions, weak algorithms, bad certificates.',
        link: 'Follow up on open ports',
        route: `${routes.docs}/how-tos/scanning-networks#follow-up`,
      },
    },
    hooks: {
      name: 'And then?',
      text: 'Hooks keep the findings, pass them on, correct them, or start the next scan.',
      link: 'Store the findings',
      route: `${routes.docs}/how-tos/persistence-storage`,
    },
  },
  posts: { heading: 'From the blog', all: 'All posts' },
} as const;
