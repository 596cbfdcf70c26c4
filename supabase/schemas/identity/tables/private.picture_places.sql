create table private.picture_places (
  path text not null,
  bucket text not null,
  folder text not null,
  given_at timestamp with time zone not null default now(),
  constraint picture_places_pkey primary key (path)
);

create index picture_places_folder_idx on private.picture_places using btree (bucket, folder, given_at);

comment on table private.picture_places is 'Paths that were handed out for pictures, for a day: each counts against the limit of its folder until its file is there.';
