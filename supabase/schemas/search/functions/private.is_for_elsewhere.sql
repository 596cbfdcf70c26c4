create or replace function private.is_for_elsewhere (
  target text,
  region_id uuid
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return starts_with(target, 'biller/') and region_id is not null and exists (
    select from public.billers as b join public.regions as r on r.id = is_for_elsewhere.region_id
    where b.code = split_part(is_for_elsewhere.target, '/', 2) and b.state is not null and b.state <> r.state);
end
$function$;

comment on function private.is_for_elsewhere(text, uuid) is 'Whether a service is for people of another state, such as another electricity board.';

revoke all on function private.is_for_elsewhere(text, uuid) from public;
