create or replace function private.slot_words (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('day', to_char(o.scheduled_for at time zone 'Asia/Kolkata', 'DD/MM'),
    'from', to_char(o.scheduled_for at time zone 'Asia/Kolkata', 'HH24:MI'),
    'to', to_char((o.scheduled_for + private.slot_length()) at time zone 'Asia/Kolkata', 'HH24:MI'),
    'begin', to_char(private.preparing_begins(o) at time zone 'Asia/Kolkata', 'HH24:MI'))
$function$;

comment on function private.slot_words(public.enhanced_orders) is 'Day, from, to and begin of an order for later by Indian time, for notifications in any language.';

revoke all on function private.slot_words(public.enhanced_orders) from public;
