create or replace function public.save_subscription_terms (
  vendor_id uuid,
  cut_off text,
  delivers_from text,
  delivers_until text,
  delivery_paise integer,
  is_open boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(save_subscription_terms.vendor_id, 'prices');
  if not coalesce(save_subscription_terms.cut_off ~ '^(1[2-9]|2[0-3]):[0-5][0-9]$', false)
      or not coalesce(save_subscription_terms.delivers_from ~ '^(0[4-9]|1[01]):[0-5][0-9]$', false)
      or not coalesce(save_subscription_terms.delivers_until ~ '^(0[4-9]|1[012]):[0-5][0-9]$', false)
      or save_subscription_terms.delivers_until > '12:00'
        or save_subscription_terms.delivers_from >= save_subscription_terms.delivers_until
      or save_subscription_terms.is_open is null or coalesce(save_subscription_terms.delivery_paise not between 0
        and 10000, true) then
    perform private.refuse(400, 'subscription_terms_invalid', 'Please check the hours and the price of a delivery.');
  end if;
  insert into public.subscription_terms (vendor_id, cut_off, delivers_from, delivers_until, delivery_paise, is_open)
  values (save_subscription_terms.vendor_id, save_subscription_terms.cut_off::time,
    save_subscription_terms.delivers_from::time,
    save_subscription_terms.delivers_until::time, save_subscription_terms.delivery_paise,
      save_subscription_terms.is_open)
  on conflict (vendor_id) do update set cut_off = excluded.cut_off, delivers_from = excluded.delivers_from,
    delivers_until = excluded.delivers_until,
    delivery_paise = excluded.delivery_paise, is_open = excluded.is_open;
end
$function$;

comment on function public.save_subscription_terms(uuid, text, text, text, integer, boolean) is
  'The terms on which a vendor delivers daily: the cut-off from 12:00 on, the window between 04:00 and 12:00 as 05:30, the price of a delivery in paise.';

revoke all on function public.save_subscription_terms(uuid, text, text, text, integer, boolean) from public;

grant execute
  on function public.save_subscription_terms(uuid, text, text, text, integer, boolean)
  to authenticated, postgres;
