-- What is owed to the provider of recharges and bill payments. In a file of its own: a transaction cannot use a value that it adds.
alter type public.ledger_account_kind add value 'provider_payable';
