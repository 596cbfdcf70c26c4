create or replace function public.request_business (
  business text,
  trade public.vendor_kind,
  town text,
  phone text,
  note text default ''::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  made uuid;
begin
  perform private.bound(request_business.note, 3000), private.bound(request_business.business, 1000),
    private.bound(request_business.town, 1000);
  perform private.hold_account(caller);
  select b.id into made from public.business_requests as b where b.user_id = caller and b.state in ('new', 'contacted');
  if found then return made; end if;
  if (select count(*) from public.business_requests as b where b.user_id = caller
    and b.created_at > now() - interval '1 day') >= 3 then
    perform private.refuse(429, 'too_many_requests_to_sell',
      'Three requests a day are the most. Please try again tomorrow.');
  end if;
  begin
    insert into public.business_requests (user_id, business, trade, town, phone, note)
    values (caller, trim(request_business.business), request_business.trade, trim(request_business.town),
      private.read_phone(request_business.phone), trim(coalesce(request_business.note, '')))
    returning id into made;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'request_to_sell_invalid',
      'Please enter the business, its trade and town, and an Indian mobile number.');
  end;
  return made;
end
$function$;

comment on function public.request_business(text, public.vendor_kind, text, text, text) is
  'Asks the administration to sell on the platform: business, trade, town, an Indian mobile number and a note. A second request while one is open is that one; three a day. Answers its id. Refuses request_to_sell_invalid, too_many_requests_to_sell.';

revoke all on function public.request_business(text, public.vendor_kind, text, text, text) from public;

grant execute
  on function public.request_business(text, public.vendor_kind, text, text, text)
  to authenticated, postgres;
