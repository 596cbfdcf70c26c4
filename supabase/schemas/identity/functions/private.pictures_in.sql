create or replace function private.pictures_in (
  bucket text,
  folder text,
  since timestamp with time zone
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select (select count(*) from storage.objects as s where s.bucket_id = pictures_in.bucket
    and starts_with(s.name, pictures_in.folder) and s.created_at > pictures_in.since)
    -- An upload that fails gives its place back after a quarter of an hour.
    + (select count(*) from private.picture_places as p where p.bucket = pictures_in.bucket
      and p.folder = pictures_in.folder
        and p.given_at > greatest(pictures_in.since, now() - interval '15 minutes')
        and not exists (select from storage.objects as s where s.bucket_id = p.bucket and s.name = p.path))
$function$;

comment on function private.pictures_in(text, text, timestamp with time zone) is 'Pictures of a folder since a time: those that are stored, and those that are on their way.';

revoke all on function private.pictures_in(text, text, timestamp with time zone) from public;
