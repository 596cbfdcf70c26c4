create or replace function private.place_picture (
  bucket text,
  folder text,
  extension text
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  path text := place_picture.folder || gen_random_uuid() || '.' || place_picture.extension;
begin
  delete from private.picture_places as p where p.bucket = place_picture.bucket and p.folder = place_picture.folder
    and p.given_at < now() - interval '1 day';
  insert into private.picture_places (path, bucket, folder) values (path, place_picture.bucket, place_picture.folder);
  return path;
end
$function$;

comment on function private.place_picture(text, text, text) is 'A new path in a folder, which counts from now on. The caller holds the turn of that folder.';

revoke all on function private.place_picture(text, text, text) from public;
