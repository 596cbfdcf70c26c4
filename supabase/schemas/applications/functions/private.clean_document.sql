create or replace function private.clean_document (
  a public.provider_applications,
  q private.requirements,
  given jsonb
)
  returns private.provider_documents
  language plpgsql
  set search_path to ''
  AS $function$
declare
  d private.provider_documents;
  account private.payout_accounts;
begin
  d.user_id := a.user_id;
  d.application_id := a.id;
  d.requirement := q.requirement;
  d.subject := q.subject;
  d.is_left_out := q.is_declared and coalesce(given ->> 'is_left_out' = 'true', false);
  d.files := '{}';
  if d.is_left_out then return d; end if;
  if q.number_kind = 'bank' then
    account := private.clean_payout_account(given || '{"method": "bank"}');
    d.bank := jsonb_build_object('holder', account.holder, 'account_number', account.account_number, 'ifsc',
      account.ifsc);
    d.number_masked := account.masked;
    d.number_digest := private.keyed_digest('bank ' || account.account_number || ' ' || account.ifsc);
  elsif q.number_kind is not null then
    select n.kept, n.masked, n.digest into d.number_kept, d.number_masked, d.number_digest
    from private.read_number(q, given ->> 'number') as n;
  end if;
  if q.expires then
    begin
      d.valid_until := (given ->> 'valid_until')::date;
    exception when others then d.valid_until := null;
    end;
    if d.valid_until is null or d.valid_until not between private.today() and private.today() + 36525 then
      perform private.refuse(400, 'valid_until_invalid', 'Please enter the last day it is valid, which is not past.',
        jsonb_build_object('requirement', q.requirement));
    end if;
  end if;
  if jsonb_typeof(coalesce(given -> 'files', '[]')) <> 'array' or jsonb_array_length(coalesce(given -> 'files', '[]'))
      > q.most_pages then
    perform private.refuse(400, 'pages_invalid', 'So many pages cannot be handed in here.',
      jsonb_build_object('requirement', q.requirement, 'most', q.most_pages));
  end if;
  select coalesce(array_agg(f.path order by f.n), '{}') into d.files
  from jsonb_array_elements_text(coalesce(given -> 'files', '[]')) with ordinality as f (path, n);
  if not private.pages_arrived(a.user_id, d.files) then
    perform private.refuse(400, 'pages_invalid', 'A page did not arrive. Please take it once more.',
      jsonb_build_object('requirement', q.requirement, 'most', q.most_pages));
  end if;
  return d;
end
$function$;

comment on function private.clean_document(public.provider_applications, private.requirements, jsonb) is
  'What is handed in for a requirement, in its usual form, or what is wrong with it. Of an Aadhaar number the last four digits are kept and nothing else.';

revoke all
  on function private.clean_document(public.provider_applications, private.requirements, jsonb)
  from public;
