create or replace function private.accept_until (
  v public.vendors,
  at timestamp with time zone,
  minutes integer
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select least(private.takes_orders_from(v, now()) + make_interval(secs =>
    private.setting_int('schedule_accept_seconds')),
    accept_until.at - make_interval(mins => accept_until.minutes))
$function$;

comment on function private.accept_until(public.vendors, timestamp
  with time zone, integer) is 'The end of the accept window of an order for later: some minutes from now or from the next opening, and never later than preparing has to begin.';

revoke all on function private.accept_until(public.vendors, timestamp with time zone, integer) from public;
