create or replace function public.setup_is_open()
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_user();
  return not private.admin_exists();
end
$function$;

comment on function public.setup_is_open() is 'Whether this system still has no administrator, for the page that creates the first one.';

revoke all on function public.setup_is_open() from public;

grant execute on function public.setup_is_open() to authenticated, postgres;
