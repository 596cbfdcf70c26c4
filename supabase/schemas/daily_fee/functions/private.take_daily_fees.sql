create or replace function private.take_daily_fees (
  most integer default 500
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  one record;
  taken integer := 0;
begin
  for one in
    select distinct d.performer_id, k.day from public.jobs as d
    join private.rides as r on r.order_id = d.order_id
    join private.ride_cards as c on c.id = r.card_id and c.daily_fee_paise > 0
    cross join lateral (select (d.done_at at time zone 'Asia/Kolkata')::date as day) as k
    where d.state = 'delivered' and d.performer_id is not null and d.done_at > now() - interval '8 days'
      -- A step that was kept on a phone without a network comes so much later.
      and k.day < ((now() - make_interval(secs => private.setting_int('offline_step_seconds')))
        at time zone 'Asia/Kolkata')::date
      and not exists (select from private.daily_fees as f where f.driver_id = d.performer_id and f.day = k.day)
    order by k.day, d.performer_id limit take_daily_fees.most
  loop
    begin
      if private.take_daily_fee(one.performer_id, one.day) > 0 then taken := taken + 1; end if;
    exception when others then
      -- One that fails is tried again and keeps nobody else's day open.
      raise warning 'daily fee of % on %: %', one.performer_id, one.day, sqlerrm;
    end;
  end loop;
  return taken;
end
$function$;

comment on function private.take_daily_fees(integer) is 'Takes the fees of days that are over, each once: called each hour, it goes on where it was interrupted. Answers how many were taken.';

revoke all on function private.take_daily_fees(integer) from public;
