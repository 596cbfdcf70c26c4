create or replace function private.clean_payout_account (
  details jsonb
)
  returns private.payout_accounts
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  a private.payout_accounts;
  wrong text;
begin
  perform private.bound(details, 1000);
  a.method := details ->> 'method';
  a.holder := regexp_replace(trim(details ->> 'holder'), '\s+', ' ', 'g');
  if a.method = 'bank' then
    a.account_number := regexp_replace(details ->> 'account_number', '[ -]', '', 'g');
    a.ifsc := upper(trim(details ->> 'ifsc'));
    a.masked := '•••• ' || right(a.account_number, 4);
  elsif a.method = 'upi' then
    a.upi_id := lower(trim(details ->> 'upi_id'));
    a.masked := left(a.upi_id, 2) || '•••@' || split_part(a.upi_id, '@', 2);
  end if;
  wrong := case
    when a.method is null or a.method not in ('bank', 'upi') then 'method'
    when coalesce(length(a.holder), 0) not between 2 and 80 or a.holder ~ '[[:cntrl:]]'
      or not private.are_texts(details, 'holder') then 'holder'
    when a.method = 'bank' and coalesce(a.account_number, '') !~ '^[0-9]{9,18}$' then 'account_number'
    when a.method = 'bank' and coalesce(a.ifsc, '') !~ '^[A-Z]{4}0[A-Z0-9]{6}$' then 'ifsc'
    when a.method = 'upi' and coalesce(a.upi_id, '') !~ '^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$' then 'upi_id' end;
  if wrong is not null then
    perform private.refuse(400, 'payout_account_invalid', 'Please check the account: something is missing or misspelt.',
      jsonb_build_object('field', wrong));
  end if;
  return a;
end
$function$;

comment on function private.clean_payout_account(jsonb) is 'Details of a bank account or UPI id in their usual form, or what is wrong with them.';

revoke all on function private.clean_payout_account(jsonb) from public;
