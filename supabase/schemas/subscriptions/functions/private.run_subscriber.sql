create or replace function private.run_subscriber (
  stop public.subscribers,
  v public.vendors,
  t public.subscription_terms,
  day date,
  at timestamp with time zone
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  outcome text;
  missed date := stop.next_on;
begin
  -- Days on which no run came in time are written down as such, one by one, and never delivered late.
  while missed <= run_subscriber.day loop
    outcome := private.run_day(stop, v, t, missed, run_subscriber.at);
    missed := missed + 1;
  end loop;
  update public.subscribers as d set ran_on = run_subscriber.day, retry_at = null, last_error = null
    where d.id = stop.id;
  perform private.plan_subscriber(stop.id, run_subscriber.day + 1);
  perform private.publish('user:' || stop.user_id, 'subscription', '{}'::jsonb);
  return outcome;
end
$function$;

comment on function
  private.run_subscriber(public.subscribers, public.vendors, public.subscription_terms, date, timestamp
  with time zone) is 'Decides all days of a locked subscriber up to this one, and plans the next: what became of the last, placed or skipped.';

revoke all
  on function
    private.run_subscriber(public.subscribers, public.vendors, public.subscription_terms, date, timestamp
    with time zone)
  from public;
