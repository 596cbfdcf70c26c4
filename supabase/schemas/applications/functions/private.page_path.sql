create or replace function private.page_path (
  owner uuid,
  extension text
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  folder text := owner || '/';
begin
  if coalesce(page_path.extension, '') not in ('webp', 'jpg', 'pdf') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('provider-documents', folder);
  if private.pictures_in('provider-documents', folder, now() - interval '1 day') >= 80 then
    perform private.refuse(429, 'too_many_pictures', 'So many photos a day are the most. Please try tomorrow.');
  end if;
  return private.place_picture('provider-documents', folder, page_path.extension);
end
$function$;

comment on function private.page_path(uuid, text) is 'A new path for a page in somebody''s own folder, eighty a day. Refuses picture_invalid, too_many_pictures.';

revoke all on function private.page_path(uuid, text) from public;
