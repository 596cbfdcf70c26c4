create table private.known_routes (
  way text not null,
  metres integer not null,
  seconds integer not null,
  polyline text,
  source text not null,
  at timestamp with time zone not null default now(),
  constraint known_route_metres check ((metres >= 0)),
  constraint known_route_polyline check ((length(polyline) <= 100000)),
  constraint known_route_seconds check ((seconds >= 0)),
  constraint known_route_source check ((source = ANY (ARRAY['osrm'::text, 'valhalla'::text]))),
  constraint known_routes_pkey primary key (way)
);

create index known_routes_at_idx on private.known_routes using btree (at);

comment on column private.known_routes.polyline is 'Encoded with precision 6.';

comment on table private.known_routes is 'What a routing service has said of a way, used again for some days; way: its points, to the fifth decimal.';
