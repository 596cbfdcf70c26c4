create or replace function private.index_region()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_target('place', 'region/' || new.slug, new.name, '{}', new.state,
    new.center_lat, new.center_lng);
  return null;
end
$function$;

comment on function private.index_region() is 'A town is found by its name.';

revoke all on function private.index_region() from public;
