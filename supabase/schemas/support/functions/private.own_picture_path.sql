create or replace function private.own_picture_path (
  bucket text,
  extension text,
  most_a_day integer
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  folder text := private.require_user() || '/';
begin
  perform private.hold_account(auth.uid());
  if coalesce(own_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns(own_picture_path.bucket, folder);
  if private.pictures_in(own_picture_path.bucket, folder, now() - interval '1 day') >= own_picture_path.most_a_day then
    perform private.refuse(429, 'too_many_pictures', 'You have sent many pictures today. Please go on tomorrow.');
  end if;
  return private.place_picture(own_picture_path.bucket, folder, own_picture_path.extension);
end
$function$;

comment on function private.own_picture_path(text, text, integer) is 'A new path in the caller''s own folder of a bucket, so many a day. Refuses picture_invalid, too_many_pictures.';

revoke all on function private.own_picture_path(text, text, integer) from public;
