create or replace function private.sweep_timers (
  batch integer default 50
)
  returns integer
  language plpgsql
  set search_path to ''
  set lock_timeout to '50ms'
  AS $function$
declare
  timer private.order_timers;
  swept integer := 0;
  locked bigint;
begin
  for timer in
    select * from private.order_timers as t where t.done_at is null and t.due_at <= now()
      order by t.due_at limit batch
  loop
    -- Order first, timer second, as everywhere: a vendor who accepts at this moment is not waited for, the timer
    -- is checked again in the next sweep.
    begin
      perform from public.enhanced_orders as o where o.id = timer.order_id for no key update skip locked;
      continue when not found;
      select count(*) into locked from (select from public.jobs as j where j.order_id = timer.order_id
        for no key update skip locked) as held;
      continue when locked < (select count(*) from public.jobs as j where j.order_id = timer.order_id);
      perform from private.order_timers as t where t.id = timer.id and t.done_at is null for update skip locked;
      continue when not found;
    exception when lock_not_available then
      -- A row that changed while it was looked for is waited for in spite of "skip locked"; the others are due all
      -- the same.
      continue;
    end;
    begin
      update private.order_timers as t set done_at = now() where t.id = timer.id;
      execute format('select %s($1, $2)', (select a.run from private.timer_actions as a
        where a.action = timer.action)) using timer.order_id, timer;
      swept := swept + 1;
    exception when others then
      -- A failed one is retried later and does not block the others.
      update private.order_timers as t set attempts = t.attempts + 1, last_error = sqlerrm,
        due_at = now() + make_interval(secs => 5 * power(2, least(t.attempts, 6))) where t.id = timer.id;
    end;
  end loop;
  return swept;
end
$function$;

comment on function private.sweep_timers(integer) is 'Runs due timers; several sweeps may run at once, and one that is killed loses nothing.';

revoke all on function private.sweep_timers(integer) from public;
