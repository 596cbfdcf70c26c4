create or replace function private.pace_routes()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  who text := coalesce((select auth.uid())::text, private.sender_digest(), '');
  many integer;
begin
  insert into private.route_askers as a (asker) values (who)
  on conflict (asker) do update set
    since = case when a.since < now() - interval '1 minute' then now() else a.since end,
    asks = case when a.since < now() - interval '1 minute' then 1 else a.asks + 1 end
  returning asks into many;
  if many > private.setting_int('routes_a_minute') then
    perform private.refuse(429, 'too_many_routes', 'That was very often. Please wait a minute.');
  end if;
end
$function$;

comment on function private.pace_routes() is 'Counts who asks for a way; refuses too_many_routes.';

revoke all on function private.pace_routes() from public;
