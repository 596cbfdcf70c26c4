create table private.share_link_visits (
  link_id uuid not null,
  visitor text not null,
  since timestamp with time zone not null default now(),
  visits integer not null default 1,
  constraint share_link_visits_pkey primary key (link_id, visitor),
  constraint share_link_visits_link_id_fkey foreign key (link_id) references private.share_links(id)
    on delete cascade
);

comment on column private.share_link_visits.visitor is 'Digest of the visitor''s address with a daily salt, or empty.';

comment on table private.share_link_visits is 'How often a link was opened within a minute; only counts.';
