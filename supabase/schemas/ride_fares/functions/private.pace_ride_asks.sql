create or replace function private.pace_ride_asks()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  who text := coalesce(auth.uid()::text, private.sender_digest(), 'guest');
  so_far integer;
begin
  delete from private.ride_asks as a where a.since < now() - interval '1 minute'
    and (a.asker = who or a.since < now() - interval '1 hour');
  insert into private.ride_asks as a (asker) values (who)
  on conflict (asker) do update set asks = a.asks + 1 returning a.asks into so_far;
  -- Guests behind one address share it.
  if so_far > private.setting_int('ride_asks_a_minute') * (case when auth.uid() is null then 5 else 1 end) then
    perform private.refuse(429, 'too_many_quotes',
      'Prices were asked for too often. Please wait a moment and try again.');
  end if;
end
$function$;

comment on function private.pace_ride_asks() is 'Refuses fares that are asked for too often with too_many_quotes.';

revoke all on function private.pace_ride_asks() from public;
