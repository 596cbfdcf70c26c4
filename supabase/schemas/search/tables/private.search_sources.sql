create table private.search_sources (
  kind text not null,
  tab text not null,
  suggested smallint not null,
  within_m integer,
  show text not null,
  weigh text,
  visible text,
  constraint search_source_kind check ((kind ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint search_source_suggested check (((suggested >= 0) AND (suggested <= 10))),
  constraint search_source_tab check ((tab ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint search_source_within check (((within_m >= 1) AND (within_m <= 15000))),
  constraint search_sources_pkey primary key (kind)
);

comment on column private.search_sources.show is 'The name of a function (document_id uuid, item_id uuid, vendor_id uuid, open_now boolean, language text) returns jsonb: what a result says of itself.';

comment on column private.search_sources.suggested is 'How many of it are suggested while somebody types.';

comment on column private.search_sources.tab is 'Under which tab of the results it is shown; several kinds may share one.';

comment on column private.search_sources.visible is 'The name of a function (document_ids uuid[]) returns setof uuid: of what has a target, those that who asks may find; null where everybody may. Words of what is hidden are known to the search as words: no private texts there.';

comment on column private.search_sources.weigh is 'The name of a function (document_ids uuid[], lat double precision, lng double precision) returns table (document_id uuid, is_elsewhere boolean, farther_m integer): of what has a target, what comes later here.';

comment on column private.search_sources.within_m is 'What has a target is found up to so many metres away; null where it is found everywhere.';

comment on table private.search_sources is 'The kinds of things that are found. An item is found where its vendor delivers, a vendor up to 15 km away, and what has a target everywhere or near. Triggers of its own write its documents: of a target by index_target.';
