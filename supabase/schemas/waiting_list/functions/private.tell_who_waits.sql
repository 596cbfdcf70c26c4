create or replace function private.tell_who_waits (
  w public.waiting_list,
  template text,
  starts_at timestamp with time zone,
  until_at timestamp with time zone
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.notify(w.user_id, tell_who_waits.template, jsonb_build_object('vendor', v.name,
    'day', to_char(tell_who_waits.starts_at at time zone 'Asia/Kolkata', 'DD/MM'),
    'from', to_char(tell_who_waits.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'),
    'until', to_char(tell_who_waits.until_at at time zone 'Asia/Kolkata', 'HH24:MI')), '/waiting-list')
  from public.vendors as v where v.id = w.vendor_id
$function$;

revoke all
  on function private.tell_who_waits(public.waiting_list, text, timestamp with time zone, timestamp
    with time zone)
  from public;
