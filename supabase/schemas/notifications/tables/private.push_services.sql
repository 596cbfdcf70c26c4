create table private.push_services (
  origin_pattern text not null,
  constraint push_services_pkey primary key (origin_pattern)
);

comment on table private.push_services is 'The push services of the browsers, as patterns of an origin: the server calls no other URL that a client sends.';
