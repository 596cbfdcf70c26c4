create or replace function private.show_drawing_without_photo()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.picture := coalesce(new.picture, new.drawing);
  return new;
end
$function$;

comment on function private.show_drawing_without_photo() is 'When a photo is removed, the item gets the platform''s drawing back, where there is one.';

revoke all on function private.show_drawing_without_photo() from public;
